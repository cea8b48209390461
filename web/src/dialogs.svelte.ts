// Dialogs that any page can open.
class Dialogs {
  preferences = $state(false);
}

export const dialogs = new Dialogs();

export function openPreferences(): void {
  dialogs.preferences = true;
}
