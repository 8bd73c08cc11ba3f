/** How the reader of a hint starts this program: hints name a command that works as it stands. */

/** A command line of Windrose that can be typed where the reader is. @param args what comes after the program's name. */
export function commandLine(args: string): string {
  return `${process.env.WINDROSE_COMMAND ?? 'npm run -s windrose --'} ${args}`;
}
