/**
 * The texts of Windrose about matches: {@link wordsFor} a language.
 *
 * @module @windrose/words
 */

export { factOf } from './fact-of.ts';
export { type CoinOver, Faces, pointsOfCubes } from './faces.ts';
export type { Benefit, BonusTile, ExplorationTile, Landmark, LocationWork, MerchantCard } from './faces.ts';
export type { Fact, FactKind } from './facts.ts';
export type { Basics, GameWords, Messages, Say } from './messages.ts';
export { firstWordsFor, noticeWordsFor, phrasesFor, wordsFor } from './all.ts';
export { firstWordsOf } from './first-words.ts';
export type { FirstWords, NamedPerson } from './first-words.ts';
export { isLanguage, LANGUAGES, localeOf, nameOfLanguage } from './languages.ts';
export type { Language } from './languages.ts';
export { lastRoundBy, type LastRound, pointsThen } from './last-round.ts';
export type { MailText, NoticeFacts, NoticeSubject, NoticeWords } from './notices.ts';
export { addWords } from './add-words.ts';
export { effectOf, merchantName, pointCardName } from './card-names.ts';
export type { CardNames } from './card-names.ts';
export type { OwnTexts, OwnWords, SettingWords, TextTable } from './own.ts';
export type { PhraseCode, Phrases } from './phrases.ts';
export { placeNamed, placeNames, withPlaceNames } from './places.ts';
export { wordsOf } from './words.ts';
export type { ScoreLine, SeatNames, Words } from './words.ts';
