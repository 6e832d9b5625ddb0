import { beforeAll, describe, expect, test } from 'vitest';
import versions from '../../versions.json' with { type: 'json' };
import { llmsText, pageMarkdown } from '../pages/page-markdown.ts';
import { pagesOf } from '../pages/pages.ts';
import type { SiteModel } from './model.ts';
import { readSite } from './site-model.ts';

let site: SiteModel;
beforeAll(async () => {
  site = await readSite();
});

const parts = () => site.libraries.flatMap(({ components, blocks }) => [...components, ...blocks]);
const components = () => site.libraries.flatMap((library) => library.components);

describe('every component', () => {
  test('has a sentence, examples and notes', () => {
    expect(components().length).toBeGreaterThan(60);
    const gaps = parts().filter(
      ({ summary, examples, notes }) => !summary || examples.length === 0 || !notes,
    );
    expect(gaps.map(({ library, name }) => `${library}: ${name}`)).toEqual([]);
  });

  test('says of each prop what it is for', () => {
    const gaps = components().flatMap(({ library, name, props }) =>
      props.filter((prop) => !prop.description).map((prop) => `${library}: ${name}.${prop.name}`),
    );
    expect(gaps).toEqual([]);
  });

  test('has notes in both languages that name at least one thing to do and one not to', () => {
    const gaps = parts().filter(({ notes }) => {
      if (!notes) return false;
      const texts = [notes.keyboard, notes.screenReader, ...notes.do, ...notes.dont];
      const isFull = texts.every(
        ({ en, ru }) => en && /[а-яё]/i.test(ru) && !/[а-яё]{4}/i.test(en.replace(/«[^«»]*»/g, '')),
      );
      return !isFull || notes.do.length === 0 || notes.dont.length === 0;
    });
    expect(gaps.map(({ name }) => name)).toEqual([]);
  });
});

test('a component is known by what its sources say', () => {
  const button = components().find(({ name }) => name === 'Button');
  expect(button).toMatchObject({ entry: '@m30/ui-kit/button', slug: 'button' });
  expect(button?.props).toContainEqual({
    name: 'size',
    type: "'small' | 'medium' | 'large'",
    required: false,
    default: "'medium'",
    description: 'Height: 44, 52 or 60 px.',
  });
  expect(button?.tokens).toContain('--m30-signal');
  expect(button?.attributes).toContain('data-loading');
});

test('changes of a component are the sentences that name it', () => {
  const summary = components().find(({ name }) => name === 'ErrorSummary');
  expect(summary?.changes.map(({ text }) => text).join(' ')).toContain('takes the focus only for');
});

test('each package says how it is installed and started', () => {
  for (const { name, install, start } of site.libraries) {
    expect(install, name).toContain(`npm install ${name}`);
    expect(start, name).toContain(name);
  }
});

test('no two pages have one address, and all have Markdown that llms.txt lists', () => {
  const pages = pagesOf(site);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  const list = llmsText(site);
  for (const { path, title } of pages) {
    expect(pageMarkdown(site, path), path).toMatch(/^# /m);
    if (path !== '/') expect(list, path).toContain(`[${title}](${path}.md)`);
  }
});

test('each method of the contract is told of, with its input and its refusals', () => {
  const markdown = pageMarkdown(site, '/api/objects');
  expect(markdown).toContain('## Objects.GetLots');
  expect(markdown).toContain('`GET /api/Objects.GetLots`, called by anybody');
  const buyers = pageMarkdown(site, '/api/order');
  expect(buyers).toContain('- 401: Nobody is logged in');
});

test('each released version can be chosen', () => {
  expect(versions.map(({ version }) => version)).toEqual(site.versions);
});
