/** `npm run gallery`: every component and piece in its states. The address chooses: `?language=pl&theme=dark`. */

import '../src/ui/fonts.css';
import '../src/ui/theme.css';

import { isLanguage } from '@windrose/words';
import { createRoot } from 'react-dom/client';

import { changeSettings, THEMES } from '../src/browser/settings.ts';
import { fetchTexts } from '../src/i18n/localized.ts';
import { Gallery } from './Gallery.tsx';

const asked = new URLSearchParams(location.search);
const language = asked.get('language') ?? '';
const theme = THEMES.find((one) => one === asked.get('theme'));
changeSettings({ ...(isLanguage(language) && { language }), ...(theme && { theme }) });

await fetchTexts();
createRoot(document.getElementById('root')!).render(<Gallery />);
