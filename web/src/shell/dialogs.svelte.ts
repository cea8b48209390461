// Dialogs that any page can open.
class Dialogs {
  preferences = $state(false);
  accessibility = $state(false);
}

export const dialogs = new Dialogs();

/** The statement on accessibility. */
export function openAccessibility(): void {
  dialogs.accessibility = true;
}

export function openPreferences(): void {
  dialogs.preferences = true;
}
