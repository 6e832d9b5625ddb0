import type { Fault, Person } from '@m30/backend/testing/processes/faults/fault-table';
import type { Proof } from '../../specification/lines/line.ts';

/** A service that the visitor's browser meets. */
export type InBrowser = 'tiles' | 'captcha';

/** What somebody sees of it, and where that is proved. */
export interface Told {
  /** In English; words of the product stand in `says`. */
  sees: string;
  /** Words that are shown, and the source that has them. */
  says?: readonly [file: string, words: string];
  tests: readonly Proof[];
}

export interface Meeting {
  title: string;
  meanwhile: string;
  cells: Readonly<Record<Person, Readonly<Record<Fault, Told>>>>;
}

const MAP = 'apps/site/e2e/catalogue/map.spec.ts';
const OBJECTS = 'libs/map/src/components/objects-map/ObjectsMap.test.tsx';
const LEADS = 'apps/site/e2e/forms/lead-forms.spec.ts';
const SENDER = 'libs/forms/src/core/lead-sender.test.ts';
const OWN = 'tools/testing/src/chaos/faults/faults.test.ts';

const of = (told: Told): Record<Fault, Told> => ({
  slow: told,
  wrong: told,
  gone: told,
  flapping: told,
});

const noMap = of({
  sees: 'notices nothing: there is no map',
  tests: [[OWN, 'neither the account nor the Studio has a map']],
});

const NOT_SENT = ['libs/forms/src/core/texts.ts', 'Заявка не отправилась.'] as const;
const UNPROVED = [
  'tools/backend/src/modules/deal/lead/store-lead.ts',
  'Не удалось проверить, что заявку отправляет человек. Попробуйте ещё раз',
] as const;

const forms: Record<Fault, Told> = {
  slow: {
    sees: 'a busy button for ten seconds, then everything typed is there and the same button sends it again',
    says: NOT_SENT,
    tests: [[LEADS, 'a token that does not come in time is no end either']],
  },
  wrong: {
    sees: 'a refusal; nothing is stored, and a new puzzle is asked for',
    says: UNPROVED,
    tests: [
      [LEADS, 'a token that is wrong is refused, and nothing is stored'],
      ['libs/forms/src/core/anti-bot/solve-challenge.test.ts', 'says when there is no answer'],
      [SENDER, 'a fresh token that is refused is not tried for ever'],
    ],
  },
  gone: {
    sees: 'everything typed is there and the same button sends it again',
    says: NOT_SENT,
    tests: [[LEADS, 'a token that cannot be had is no end']],
  },
  flapping: {
    sees: 'as one that is gone; the next try sends it, once',
    says: NOT_SENT,
    tests: [
      [LEADS, 'a lost answer is asked for again under the same key and stored once'],
      [SENDER, 'gets a new token under the old key when the first token is spent'],
    ],
  },
};

/** Of a buyer in the account: the same windows with the same forms. */
const inAccount = (told: Told): Told => ({
  ...told,
  tests: [...told.tests, [LEADS, 'a buyer asks for a call from the account']],
});

/** Services that a browser meets by itself. */
export const inBrowser: Readonly<Record<InBrowser, Meeting>> = {
  tiles: {
    title: 'Map tiles',
    meanwhile:
      'Chart and list of the complexes stand in the document and stay there, whatever becomes of the engine and its tiles.',
    cells: {
      visitor: {
        slow: {
          sees: 'chart and list for twelve seconds, then the bundled map',
          tests: [
            [MAP, 'that does not answer is waited for beside chart and list, then gives way'],
          ],
        },
        wrong: {
          sees: 'the bundled map at once',
          tests: [
            [MAP, 'refuses the token'],
            [OBJECTS, 'that fails leaves it to the next way, then to the next engine'],
          ],
        },
        gone: {
          sees: 'the bundled map at once; chart and list where that does not come either',
          says: [
            'libs/map/src/components/objects-map/ObjectsPanel.tsx',
            'Подробная карта не загрузилась. Положение домов и адреса — на схеме',
          ],
          tests: [
            [MAP, 'is down'],
            [OBJECTS, 'that fails leaves chart, list and a sentence, and is reported'],
          ],
        },
        flapping: {
          sees: 'the bundled map from the first loss on, or the chart where it does not come',
          tests: [
            [OBJECTS, 'that is lost later is taken down, and chart and sentence take its place'],
          ],
        },
      },
      buyer: noMap,
      staff: noMap,
    },
  },
  captcha: {
    title: 'Captcha (the puzzle of forms)',
    meanwhile:
      'The puzzle is the product’s own: no other company is asked. Logging in, choosing and buying need none.',
    cells: {
      visitor: forms,
      buyer: {
        slow: inAccount(forms.slow),
        wrong: inAccount(forms.wrong),
        gone: inAccount(forms.gone),
        flapping: inAccount(forms.flapping),
      },
      staff: of({
        sees: 'notices nothing: the Studio has no puzzle',
        tests: [[OWN, 'the Studio asks for no puzzle']],
      }),
    },
  },
};
