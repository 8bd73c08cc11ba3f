/** The options of a game that the table's creator may choose: a list, a box to tick or a text for each. */

import type { Game, MatchOptions, OptionValue } from '@windrose/rules';

import { useWords } from '../../i18n/words.ts';
import styles from './SetTable.module.css';

/** The fields. The map has a setting of its own. @param className of the line of each list and text. */
export function GameOptions({
  game,
  choices,
  onChange,
  className,
}: {
  readonly game: Game;
  /** The chosen options, by name; a missing one is left to the game. */
  readonly choices: MatchOptions;
  readonly onChange: (choices: MatchOptions) => void;
  readonly className: string | undefined;
}) {
  const { ui, words } = useWords();
  return Object.entries(game.options).map(([option, rule]) => {
    if (option === 'map' && game.map !== undefined) return null;
    const own = words.setting(game.id, option);
    const name = own?.name ?? ui.optionNames[option] ?? option;
    const value = choices[option];
    const text = typeof value === 'string' ? value : '';
    const choose = (next: OptionValue): void => onChange(chosen(choices, option, next));
    if (rule === 'switch') {
      return (
        <label key={option}>
          <input type="checkbox" checked={value === true} onChange={(event) => choose(event.target.checked)} />
          {name}
        </label>
      );
    }
    const note = ui.optionNotes[option];
    const field = (
      <label key={option} className={className}>
        {name}
        {rule === 'text' ? (
          <input value={text} spellCheck={false} onChange={(event) => choose(event.target.value)} />
        ) : (
          <select
            aria-describedby={ui.optionNotes[option] && `note-${option}`}
            value={text}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{ui.optionDefaults[option] ?? ui.optionValues['']}</option>
            {rule.map((one) => (
              <option key={one} value={one}>
                {own?.values?.[one] ?? ui.optionValues[one] ?? one}
              </option>
            ))}
          </select>
        )}
      </label>
    );
    if (note === undefined) return field;
    return (
      <div key={option} className={styles.noted}>
        {field}
        <small id={`note-${option}`}>{note}</small>
      </div>
    );
  });
}

/** The options with another value of one: an empty text and a box without a tick leave it to the game. */
function chosen(choices: MatchOptions, option: string, value: OptionValue): MatchOptions {
  const { [option]: _, ...others } = choices;
  return value === '' || value === false ? others : { ...others, [option]: value };
}
