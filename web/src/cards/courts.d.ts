// What the build makes of the deck (courts.ts beside vite.config.ts).
declare module "virtual:courts" {
  const drawn: string;
  export default drawn;
}
