/** The sheet with the source of one component's figures. */

import type { Match, RawPack } from '@windrose/rules';

import { Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './Figures.module.css';

/** A pack's statement about a component's figures. */
interface Standing {
  readonly confidence: string;
  /** Fields known better or worse than the whole. */
  readonly firmer: readonly (readonly [field: string, confidence: string])[];
  readonly pack: string;
  readonly version: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Finds the row of a component anywhere in a pack: the one with this id, or kind, and its own confidence. */
function findRow(value: unknown, id: string): Row | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Row;
  if (!Array.isArray(value) && (row.id ?? row.kind) === id) return row;
  for (const member of Object.values(row)) {
    const found = findRow(member, id);
    if (found) return found;
  }
  return null;
}

/** The source of a component's figures, or null if its pack has none. */
function standingOf(match: Match, figure: string): Standing | null {
  const [name = '', id = ''] = figure.split('/');
  const pack: RawPack | undefined = Object.entries(match.components).find(([known]) => known === name)?.[1];
  const row = pack && findRow(pack, id);
  if (!row) return null;
  const own = row.confidence ?? pack.confidence;
  // Of a pack without any doubts the word stands at the beginning of a sentence about all of it.
  const confidence = typeof own === 'string' ? own.replace(/:.*/s, '') : 'stand-in';
  const firmer = Object.entries((row.firmer ?? {}) as Readonly<Record<string, string>>);
  return { confidence, firmer, pack: name, version: match.packs.find((known) => known.name === name)?.version ?? '' };
}

/** The sheet. @param asked the component asked about, if any yet: the name of its pack, a slash, its id; and what it is. */
export function FigureSheet({
  match,
  asked,
  onClose,
}: {
  readonly match: Match;
  readonly asked: { readonly figure: string; readonly label: string } | null;
  readonly onClose: () => void;
}) {
  const { ui, words } = useWords();
  const { figures: texts } = ui;
  const standing = asked && standingOf(match, asked.figure);
  const word = (confidence: string) => texts.words[confidence as keyof typeof texts.words] ?? confidence;
  return (
    <div className={styles.sheet} role="status">
      <div>
        {asked && standing ? (
          <>
            <p className={styles.what}>{asked.label}</p>
            <p>
              <strong>{word(standing.confidence)}</strong>:{' '}
              {texts.meaning[standing.confidence as keyof typeof texts.meaning] ?? ''}
            </p>
            {standing.firmer.length > 0 && (
              <p className={styles.more}>
                {standing.firmer
                  .map(
                    ([field, confidence]) =>
                      `${texts.fields[field as keyof typeof texts.fields] ?? field}: ${word(confidence)}`,
                  )
                  .join(' · ')}
              </p>
            )}
            <p className={styles.more}>{texts.pack(words.game(standing.pack).title, standing.version)}</p>
          </>
        ) : (
          <p>{asked ? texts.unknown : texts.choose}</p>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={ui.close} onClick={onClose}>
        <Sign name="cross" size={18} />
      </button>
    </div>
  );
}
