import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkArrows, probeWorkspace, put } from './probe-workspace.ts';

const CORE = 'libs/forms/src/core';
const MODULES = 'tools/backend/src/modules';
const BAG = "import type { Services } from '../../kernel/services.ts';\n";

let folder: string;
beforeEach(() => {
  folder = probeWorkspace([]);
  write({
    'tools/backend/src/kernel/services.ts': 'export interface Services { readonly db: string }\n',
    [`${MODULES}/deal/services.ts`]: `declare module '../../kernel/services.ts' { interface Services { readonly crm: string } }\nexport {};\n`,
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) put(folder, file, text);
}

const check = () => checkArrows(folder);

test('folders that import one way pass, whatever their tests do; so does the use of lower services', async () => {
  const crm = `${BAG}export const crmOf = ({ crm, db }: Services) => crm + db;\n`;
  write({
    [`${CORE}/mask/mask.ts`]:
      "import { digit } from '../digit/digit.ts';\nexport const mask = digit;\n",
    [`${CORE}/digit/digit.ts`]: 'export const digit = 1;\n',
    [`${CORE}/digit/digit.test.ts`]: "import { mask } from '../mask/mask.ts';\nvoid mask;\n",
    [`${MODULES}/deal/lead.ts`]: crm,
    [`${MODULES}/service/desk.ts`]: crm,
    [`${MODULES}/people/who.ts`]: `${BAG}export const dbOf = (all: Services) => all.db;\n`,
  });
  expect(await check()).toMatchObject({ code: 0 });
});

test('folders in a circle fail with the imports that make it: of types too, and of a folder and its own', async () => {
  write({
    [`${CORE}/mask/mask.ts`]:
      "import { digit } from '../digit/digit.ts';\nexport const mask = digit;\nexport type Mask = 1;\n",
    [`${CORE}/digit/digit.ts`]:
      "import type { Mask } from '../mask/mask.ts';\nexport const digit: Mask = 1;\n",
    'libs/map/src/map.ts': "import { point } from './point/point.ts';\nexport const map = point;\n",
    'libs/map/src/unit.ts': 'export const unit = 1;\n',
    'libs/map/src/point/point.ts':
      "import { unit } from '../unit.ts';\nexport const point = unit;\n",
  });
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain(`circle-of-folders: ${CORE}/digit, ${CORE}/mask\n`);
  expect(output).toContain(`${CORE}/digit/digit.ts → ${CORE}/mask/mask.ts`);
  expect(output).toContain('circle-of-folders: libs/map/src, libs/map/src/point\n');
  expect(output).toContain('Move the file that others need');
});

/** Ways to take a service of a higher module. */
const TAKING = {
  property: '(services: Services) => services.crm',
  parameter: '({ crm: taken }: Services) => taken',
  part: "(part: Pick<Services, 'db' | 'crm'>) => part",
  type: "(crm: Services['crm']) => crm",
};

test('a module that takes a service of a higher one fails, however it takes it', async () => {
  for (const [how, taking] of Object.entries(TAKING))
    write({ [`${MODULES}/people/${how}.ts`]: `${BAG}export const taking = ${taking};\n` });
  const { code, output } = await check();
  expect(code).toBe(1);
  for (const how of Object.keys(TAKING))
    expect(output).toContain(`${MODULES}/people/${how}.ts:2 uses services.crm`);
  expect(output).toContain('src/modules/people stands below src/modules/deal');
});
