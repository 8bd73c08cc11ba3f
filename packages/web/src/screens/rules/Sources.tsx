/** The sources of the figures of a game's components, and the confidence in each kind of component. */

import { useWords } from '../../i18n/words.ts';
import styles from './RulesPage.module.css';
import { CONFIDENCES, type PackStanding, standingsOf } from './sources.ts';
import { useRulesWords } from './words.ts';

/** Whether anything is told of a pack's components besides what is printed on them. */
const hasFacts = ({ components }: PackStanding): boolean => components.some(({ whole }) => whole.length > 0);

/** The part of a rules page that speaks of the packs of a game. */
export function Sources({ game }: { readonly game: string }) {
  const { ui } = useWords();
  const rules = useRulesWords();
  const { words, meaning } = ui.figures;
  const word = (confidence: string): string => words[confidence as keyof typeof words];
  return (
    <>
      <p>{rules.sourcesIntro}</p>
      <h3>{rules.words}</h3>
      <ul>
        {CONFIDENCES.map((confidence) => (
          <li key={confidence}>
            <strong>{word(confidence)}</strong>: {meaning[confidence]}
          </li>
        ))}
      </ul>
      {standingsOf(game).map((pack) => (
        <section key={pack.name} data-pack={pack.name}>
          <h3>{rules.pack(pack.name, pack.version)}</h3>
          <div className={styles.wide}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{rules.component}</th>
                  <th scope="col">{rules.printed}</th>
                  {hasFacts(pack) && <th scope="col">{rules.known}</th>}
                </tr>
              </thead>
              <tbody>
                {pack.components.map(({ component, faces, whole }) => (
                  <tr key={component}>
                    <th scope="row">{rules.components[component] ?? component}</th>
                    <td>
                      {faces
                        .map(([confidence, pieces]) =>
                          faces.length === 1 ? word(confidence) : `${word(confidence)}: ${pieces}`,
                        )
                        .join(', ')}
                    </td>
                    {hasFacts(pack) && (
                      <td>
                        {whole
                          .map(([field, confidence]) => `${rules.fields[field] ?? field}: ${word(confidence)}`)
                          .join('; ')}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {pack.sources.length > 0 && (
            <>
              <h4>{rules.sourceList}</h4>
              {/* The titles stand as they were found, and the notes as the pack has them. */}
              <ul lang="en">
                {pack.sources.map((source) => (
                  <li key={source.title}>
                    {source.title}
                    {source.for !== null && <small>: {source.for}</small>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </>
  );
}
