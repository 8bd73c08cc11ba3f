/** Where the figures of the rules pages stand, and the panels that each of them has. */

/** A figure: a row of panels below the rules that it illustrates. */
export interface RuleFigure {
  /** The number of a rule; the figure follows the list in which it stands. */
  readonly after: string;
  readonly panels: readonly PanelName[];
}

/** The figures of each page, by the name of its file. */
const PAGES = {
  shared: [
    { after: 'SH-6', panels: ['upgrade', 'trade'] },
    { after: 'SH-10', panels: ['limit'] },
  ],
  'spice-road': [
    { after: 'SR-5', panels: ['pointRow', 'marketRow'] },
    { after: 'SR-14', panels: ['spiceCard', 'upgradeCard', 'tradeCard', 'acquire', 'restCards', 'claimCard'] },
  ],
  'eastern-wonders': [
    { after: 'EW-4', panels: ['market', 'port', 'closedPort', 'playerBoard'] },
    { after: 'EW-20', panels: ['firstStep', 'furtherStep', 'toll', 'heap'] },
    { after: 'EW-35', panels: ['build', 'column', 'tradeAshore', 'claimOrder', 'harvest'] },
    { after: 'EW-41', panels: ['closedPortMoves'] },
  ],
  'eastern-wonders-solo': [{ after: 'SO-17', panels: ['rivalOutpost', 'rivalTrade', 'rivalHarvest'] }],
  'new-world': [
    { after: 'NW-18', panels: ['freeLocation', 'heldLocation', 'ownLocation', 'coveredLocation'] },
    { after: 'NW-25', panels: ['production', 'upgradeLocation', 'tradeLocation', 'fort'] },
    { after: 'NW-37', panels: ['settlersCard', 'explorationCard', 'helpCard', 'toolCard'] },
    { after: 'NW-47', panels: ['perIcon', 'perEqualPair', 'perMixedPair', 'perSettlers'] },
  ],
  'sand-to-sea': [
    { after: 'SS-15', panels: ['spiceCard', 'tradeCard', 'layCard', 'build', 'tradeAshore', 'claimOrder'] },
    { after: 'SS-19', panels: ['firstColumn'] },
  ],
  'east-to-west': [
    { after: 'EE-18', panels: ['marketCard', 'refresh'] },
    { after: 'EE-28', panels: ['route'] },
    { after: 'EE-45', panels: ['boatLocation', 'boatTrade', 'outpostTrade'] },
  ],
} as const;

/** The name of a panel: it has a picture, and a caption in every language. */
export type PanelName = (typeof PAGES)[keyof typeof PAGES][number]['panels'][number];

/** The figures of a page, by the name of its file; none for a page without any. */
export function figuresOf(page: string): readonly RuleFigure[] {
  return Object.hasOwn(PAGES, page) ? PAGES[page as keyof typeof PAGES] : [];
}

/** A part of a page, and the figure that follows it. */
interface PagePart {
  readonly html: string;
  readonly figure: RuleFigure | null;
}

/** A page cut where its figures stand. A figure whose rule is not on the page is left out. @param html of the page */
export function cutAtFigures(html: string, figures: readonly RuleFigure[]): PagePart[] {
  const page = document.createElement('template');
  page.innerHTML = html;
  const parts: PagePart[] = [];
  let open = '';
  for (const block of page.content.children) {
    open += block.outerHTML;
    const figure = figures.find(({ after }) => block.querySelector(`[id="${after}"]`) !== null);
    if (figure === undefined) continue;
    parts.push({ html: open, figure });
    open = '';
  }
  return open === '' ? parts : [...parts, { html: open, figure: null }];
}
