/**
 * By which clock thinking is measured on a thread: that on the wall or, where `WINDROSE_CLOCK` is `cpu`, the processor time
 * of the thread itself. On a machine that others use at the same time only the latter gives everybody the same.
 */

import process from 'node:process';

/** Makes `performance.now` of this thread count processor time, if requested. */
export function setClock(): void {
  if (process.env.WINDROSE_CLOCK !== 'cpu' || typeof process.threadCpuUsage !== 'function') return;
  performance.now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
}
