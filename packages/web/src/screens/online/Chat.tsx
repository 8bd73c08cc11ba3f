/** The chat of a table: phrases, shown in each reader's language; free text only if all seated people agree. */

import { type OnlineMatch, type Person, Phrase, type Chat as ChatReply } from '@windrose/protocol';
import {
  type ComponentProps,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import appStyles from '../shell/Shell.module.css';
import { PHRASES } from '../../i18n/phrases.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './Chat.module.css';
import { faultWords } from './faults.ts';
import { PhraseArt } from './PhraseArt.tsx';
import { findSeenChat, keepSeenChat } from './memory.ts';
import { agreeToText, askChat, sendChat } from './server-people.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { panelClass } from '../../ui/Panel.tsx';
import { useBelow } from '../../ui/below.ts';
import { belowClass } from '../../ui/Scroll.tsx';
import { Chip, chipClass } from '../../ui/Chip.tsx';

type Lines = ChatReply['lines'];

interface ChatState {
  readonly lines: Lines;
  readonly latest: number;
  /** The authors of the messages, by their ids. */
  readonly people: ReadonlyMap<string, Person>;
  readonly agreed: readonly string[];
  readonly free: boolean;
  /** Whether the server has answered at all. */
  readonly known: boolean;
}

const NOTHING: ChatState = { lines: [], latest: 0, people: new Map(), agreed: [], free: false, known: false };

/** Merges new lines into the known chat. */
function withLines(known: ChatState, { lines, latest, people, agreed, free }: ChatReply): ChatState {
  const fresh = lines.filter(({ number }) => !known.lines.some((line) => line.number === number));
  return {
    lines: [...known.lines, ...fresh].toSorted((a, b) => a.number - b.number),
    latest: Math.max(known.latest, latest),
    people: new Map([...known.people, ...people.map((person) => [person.id, person] as const)]),
    agreed,
    free,
    known: true,
  };
}

/** The chat of a table as one page knows it. */
export interface TableChat {
  readonly match: OnlineMatch;
  readonly me: string | null;
  /** Whether one sits at the table. */
  readonly own: boolean;
  readonly state: ChatState;
  /** The number of new messages of others. */
  readonly fresh: number;
  readonly see: () => void;
  readonly onAnswer: (answer: ChatReply) => void;
}

/** Follows the chat of a table. */
export function useTableChat(match: OnlineMatch, me: string | null, own: boolean): TableChat {
  const news = useSyncExternalStore(match.subscribe, () => match.talkNews);
  // A new player may or may not agree to free text.
  const seated = useSyncExternalStore(match.subscribe, () =>
    match.known ? match.table.seats.map(({ person }) => person).join(' ') : '',
  );
  const [chat, setChat] = useState(NOTHING);
  const [seen, setSeen] = useState(() => findSeenChat(match.id));
  const asked = useRef({ match, times: 0 });
  useEffect(() => {
    if (asked.current.match !== match) asked.current = { match, times: 0 };
    const { current } = asked;
    const time = ++current.times;
    askChat(match.id, 0).then(
      (answer) => {
        if (asked.current !== current) return;
        // An answer that was overtaken still brings its lines; who agrees is in the later one.
        const overtaken = time < current.times;
        setChat((known) =>
          withLines(known, overtaken ? { ...answer, agreed: [...known.agreed], free: known.free } : answer),
        );
      },
      // Without a connection there is no chat.
      () => {},
    );
  }, [match, news, seated]);
  const { latest } = chat;
  const see = useCallback(() => {
    setSeen(latest);
    keepSeenChat(match.id, latest);
  }, [match, latest]);
  const onAnswer = useCallback((answer: ChatReply) => setChat((known) => withLines(known, answer)), []);
  const fresh = chat.lines.filter(({ person, number }) => person !== me && number > seen).length;
  return { match, me, own, state: chat, fresh, see, onAnswer };
}

/** The button in the bar, with how much is new, and the dialog. */
export function Chat({ chat: known }: { readonly chat: TableChat }) {
  const { ui } = useWords();
  const texts = usePeopleWords();
  const { see } = known;
  const [open, setOpen] = useState(false);
  const fresh = open ? 0 : known.fresh;
  return (
    <>
      <button
        type="button"
        className={appStyles.barButton}
        aria-label={fresh > 0 ? texts.chatNew(fresh) : texts.chat}
        title={texts.chat}
        onClick={() => {
          setOpen(true);
          see();
        }}
      >
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentcolor"
          strokeWidth="2"
        >
          <path d="M4 5h16v11H11l-5 4v-4H4z" strokeLinejoin="round" />
          <path d="M8 9h8M8 12h5" strokeLinecap="round" />
        </svg>
        {fresh > 0 && (
          <Chip kind="strong" className={styles.fresh}>
            {fresh}
          </Chip>
        )}
      </button>
      {open && (
        <Dialog
          label={texts.chat}
          size="narrow"
          className={styles.chat}
          onClose={() => {
            setOpen(false);
            see();
          }}
        >
          {(close) => (
            <>
              <ChatPanel chat={known} />
              <Button onClick={close}>{ui.close}</Button>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

/** The chat beside the log in wide windows, always visible. */
export function DockedChat({ chat }: { readonly chat: TableChat }) {
  const { see, fresh } = chat;
  useEffect(() => {
    if (fresh > 0) see();
  }, [fresh, see]);
  return (
    <section className={`${panelClass()} ${styles.docked}`} data-chat="docked">
      <ChatPanel chat={chat} docked />
    </section>
  );
}

/** How many phrases are shown where there is little room; a button shows all. */
const FEW = 3;

/** @param docked whether it has little room, beside the log */
function ChatPanel({
  chat: { match, me, own, state, onAnswer },
  docked = false,
}: {
  readonly chat: TableChat;
  readonly docked?: boolean;
}) {
  const { words } = useWords();
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const phrases = PHRASES.use().text;
  const [text, setText] = useState('');
  const [all, setAll] = useState(!docked);
  const [fault, setFault] = useState<string | null>(null);
  const lineList = useRef<HTMLOListElement>(null);
  const { lines, people, agreed, free } = state;
  const nameOf = (id: string): string => {
    const person = people.get(id);
    return person ? words.person(person) : online.someone;
  };
  useEffect(() => {
    const { current } = lineList;
    if (current) current.scrollTop = current.scrollHeight;
  }, [lines]);
  const ask = (asked: Promise<ChatReply>): Promise<void> => {
    setFault(null);
    return asked.then(onAnswer, (error: unknown) => setFault(faultWords(error, online)));
  };
  /** The latest click, until the server has answered. */
  const [wish, setWish] = useState<boolean | null>(null);
  const agrees = wish ?? (me !== null && agreed.includes(me));
  const agree = (now: boolean): void => {
    setWish(now);
    void ask(agreeToText(match.id, now)).then(() => setWish(null));
  };
  return (
    <>
      <h2>{texts.chat}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ol ref={lineList} className={styles.lines} aria-live="polite" aria-label={texts.chat} tabIndex={0}>
        {lines.length === 0 && <li className={styles.none}>{texts.noMessages}</li>}
        {lines.map(({ number, person, phrase, text: written }) => (
          <li key={number} data-own={person === me}>
            <b>{person === me ? texts.byYou : nameOf(person)}</b>{' '}
            {phrase !== null && <PhraseArt phrase={phrase} size={30} />} {phrase === null ? written : phrases[phrase]}
          </li>
        ))}
      </ol>
      {own ? (
        <>
          {/* Before the phrases: who wants to write need not pass them. */}
          {free && (
            <form
              className={styles.write}
              onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
                event.preventDefault();
                void ask(sendChat(match.id, { text: text.trim() }));
                setText('');
              }}
            >
              <input
                value={text}
                required
                maxLength={300}
                aria-label={texts.write}
                placeholder={texts.write}
                onChange={(event) => setText(event.target.value)}
              />
              <Button kind="main" size="low" type="submit">
                {texts.sendText}
              </Button>
            </form>
          )}
          <PhraseList aria-label={texts.sendPhrase} data-all={all}>
            {(all ? Phrase.options : Phrase.options.slice(0, FEW)).map((phrase) => (
              <li key={phrase}>
                <button
                  type="button"
                  className={chipClass('outlined')}
                  data-phrase={phrase}
                  onClick={() => {
                    if (docked) setAll(false);
                    void ask(sendChat(match.id, { phrase }));
                  }}
                >
                  <PhraseArt phrase={phrase} />
                  {phrases[phrase]}
                </button>
              </li>
            ))}
            {docked && (
              <li>
                <button
                  type="button"
                  className={chipClass('outlined')}
                  data-phrases
                  aria-expanded={all}
                  onClick={() => setAll(!all)}
                >
                  {all ? texts.fewerPhrases : texts.morePhrases(Phrase.options.length - FEW)}
                </button>
              </li>
            )}
          </PhraseList>
          <label>
            <input type="checkbox" checked={agrees} onChange={() => agree(!agrees)} />
            {texts.freeText}
          </label>
          <p>{free ? texts.freeOn : texts.freeHelp}</p>
        </>
      ) : (
        <p>{texts.onlySeated}</p>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
    </>
  );
}

/** In a row, it is marked where more of them follow; where they scroll down, an arrow says so. */
function PhraseList(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  useBelow(list, list);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const look = (): void =>
      void row.toggleAttribute('data-after', row.scrollWidth - row.clientWidth - row.scrollLeft > 1);
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  return <ul {...props} ref={list} className={belowClass(styles.phrases)} data-sideways />;
}
