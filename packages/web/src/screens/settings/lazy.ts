/** The settings as the bar shows them: fetched when they are first opened. */

import { spokenComponent } from '../../i18n/spoken.ts';

export const SettingsDialog = spokenComponent(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);
