/** The Polish texts at the operator's desk. */

import type { DeskUi } from './en.ts';

const few = (count: number): boolean => count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);

export const pl: DeskUi = {
  title: 'Pulpit administratora',
  openReports: 'Otwarte zgłoszenia',
  noReports: 'Brak otwartych zgłoszeń.',
  times: (count: number) =>
    count === 1
      ? 'pierwsze zgłoszenie dotyczące tej osoby'
      : few(count)
        ? `${count} zgłoszenia dotyczące tej osoby`
        : `${count} zgłoszeń dotyczących tej osoby`,
  reportedTable: 'Ten stół',
  tableChat: 'Co powiedziano przy stole',
  gone: 'ktoś, kogo już tu nie ma',
  here: 'Tutaj w ostatnich 15 minutach',
  noOne: 'Nikogo.',
  person: 'Osoba',
  seen: 'Widziano',
  sessions: 'Sesje',
  tables: 'Stoły',
  actions: 'Czynności',
  isBanned: 'dostęp zablokowany',
  openTables: 'Stoły otwarte i w trakcie gry',
  noTables: 'Brak stołów.',
  stages: { open: 'otwarty', running: 'w trakcie', over: 'zakończony' },
  bans: 'Zablokowany dostęp',
  noBans: 'Nikt nie ma zablokowanego dostępu.',
  address: (mark: string) => `Adres ${mark}`,
  until: (moment: string) => `do ${moment}`,
  forGood: 'na stałe',
  audit: 'Dziennik czynności',
  noAudit: 'Nic jeszcze nie zrobiono.',
  terminal: (user: string) => `${user} przy terminalu`,
  acts: {
    ban: 'Zablokuj dostęp',
    'ban-address': 'Zablokuj adres',
    unban: 'Przywróć dostęp',
    'unban-address': 'Odblokuj adres',
    rename: 'Zmień nazwę',
    delete: 'Usuń konto',
    close: 'Zamknij stół',
    revoke: 'Zakończ wszystkie sesje',
    dismiss: 'Odłóż zgłoszenie',
    appoint: 'Mianuj administratorem',
    withdraw: 'Odwołaj administratora',
  },
  what: (act: string, target: string) => `${act}: ${target}`,
  reason: 'Powód, do dziennika czynności',
  howLong: 'Na jak długo',
  times1h: '1 godzina',
  times1d: '1 dzień',
  times7d: '7 dni',
  times30d: '30 dni',
  withAddresses: 'Zablokuj też adresy, z których ta osoba przychodzi',
  newName: 'Nowa nazwa',
  sure: {
    delete: 'Wszystkie dane osobowe znikną na zawsze. Partie zostaną, bez nazwy.',
    revoke: 'Gość nie będzie mógł potem wrócić.',
    close: 'Partia się nie liczy. Gracze dostaną wiadomość.',
  },
  prove: 'Twoje hasło, żeby potwierdzić, że to ty',
  provePasskey: 'Potwierdź kluczem dostępu',
  doIt: 'Zrób to',
  done: 'Zrobione.',
  reload: 'Odśwież',
};
