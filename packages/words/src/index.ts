/** What Windrose says to people about a match: {@link wordsFor} a language. */

export { factOf } from './facts.ts';
export { Faces } from './faces.ts';
export type { Benefit, BonusTile, ExplorationTile, Icon, Landmark, LocationWork, MerchantCard } from './faces.ts';
export type { Fact, FactKind } from './facts.ts';
export type { GameId, GameWords, Messages } from './messages.ts';
export { firstWordsFor, isLanguage, LANGUAGES } from './first-words.ts';
export type { FirstWords, Language } from './first-words.ts';
export { noticeWordsFor } from './notices.ts';
export type { MailText, NoticeFacts, NoticeSubject, NoticeWords } from './notices.ts';
export { phrasesFor } from './phrases.ts';
export type { PhraseCode } from './phrases.ts';
export { wordsFor } from './words-for.ts';
export { wordsOf } from './words.ts';
export type { ScoreLine, SeatNames, Words } from './words.ts';
