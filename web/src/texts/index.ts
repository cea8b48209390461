// The words of the page, from the catalogue of the whole project: t("home-play"), in the language of the preferences.
export { lang, loadTexts, n, needTexts, speakOf, t, type Args } from "./catalogue.svelte";
