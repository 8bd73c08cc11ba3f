/** Banners: a wide picture at the head of a page, in a frame, with its title below or beside it. */

import styles from './Banner.module.css';

/** The classes that make a header look like a banner. @param className of the page, for picture and title */
export function bannerClass(className = ''): string {
  return `${styles.banner} ${className}`;
}
