/** The settings as the bar shows them: fetched when they are first opened. */

import { localizedComponent } from '../../i18n/localized.ts';

export const SettingsDialog = localizedComponent(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);
