import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '../registry.ts';
import { parseBlocks } from '../server.ts';
import { NOTE } from './parsed-block.ts';

const heading = { type: 'header', tag: 'h2', text: 'Приёмка' };

describe('parseBlocks', () => {
  it('drops what is unknown or malformed, says why, and keeps the rest in order', () => {
    const onDrop = vi.fn();
    const parsed = parseBlocks(
      [
        heading,
        { type: 'hologram' },
        { type: 'header', tag: 'h2' },
        null,
        { type: 'buttonform', typeform: 'callRequest' },
        { type: 'accordion', items: [{ title: '', html: 1 }] },
      ],
      { onDrop },
    );

    expect(parsed.map(({ type }) => type)).toEqual(['header', 'buttonform']);
    expect(onDrop.mock.calls.map(([{ index, type, reason }]) => [index, type, reason])).toEqual([
      [1, 'hologram', 'unknown'],
      [2, 'header', 'invalid'],
      [3, '', 'unknown'],
      [5, 'accordion', 'invalid'],
    ]);
    expect(onDrop.mock.calls[3]?.[0].issues.join()).toContain('items.0.title');
  });

  it('shows a block without what is wrong in it, and warns editors with the places they know', () => {
    const onWarn = vi.fn();
    const onDrop = vi.fn();
    const answer = (title: unknown) => ({ title, html: 'x' });
    const items = [answer(''), answer('Первый'), answer(2), answer('Второй'), 5];
    const parsed = parseBlocks(
      [heading, { type: 'accordion', title: null, items, theme: 'pink' }],
      {
        onWarn,
        onDrop,
      },
    );
    expect(parsed[1]).toMatchObject({
      props: { items: [{ title: 'Первый' }, { title: 'Второй' }] },
    });
    expect(parsed[1]?.frame).toBeUndefined();
    expect(parsed[1]?.props).not.toHaveProperty('title');
    expect(onDrop).not.toHaveBeenCalled();
    const [warned] = onWarn.mock.calls.map(([mended]) => mended);
    expect(warned).toMatchObject({ index: 1, path: '1', type: 'accordion', reason: 'mended' });
    const places = (warned.issues as string[]).map((issue) => issue.split(':')[0]);
    // A field that was left empty is no mistake; what is around it and cannot be without it is.
    expect(new Set(places)).toEqual(
      new Set(['items.0.title', 'items.2.title', 'items.4', 'theme']),
    );
    expect(places.join()).not.toMatch(/^title|,title/);
  });

  it('marks in preview what visitors see in part', () => {
    const block = { ...heading, theme: 'pink' };
    expect(parseBlocks([block], { preview: true })).toMatchObject([
      { type: NOTE, props: { path: '0', type: 'header', reason: 'mended' } },
      { type: 'header' },
    ]);
  });

  it('tells once of a block within one that had to be read again', () => {
    const onDrop = vi.fn();
    const blocks = [{ type: 'hologram' }, heading];
    const parsed = parseBlocks([{ type: 'columns', theme: 'pink', columns: [null, { blocks }] }], {
      onDrop,
    });
    expect(parsed).toMatchObject([{ props: { columns: [{ blocks: [{ type: 'header' }] }] } }]);
    expect(onDrop.mock.calls.map(([{ path }]) => path)).toEqual(['0.columns.1.blocks.0']);
  });

  it('parses blocks within blocks alike: one that is bad is dropped alone, with its path', () => {
    const onDrop = vi.fn();
    const parsed = parseBlocks(
      [
        heading,
        {
          type: 'columns',
          columns: [
            { blocks: [heading] },
            { blocks: [{ type: 'hologram' }, { type: 'text', html: 'x' }] },
          ],
        },
      ],
      { onDrop },
    );
    expect(parsed[1]?.props).toMatchObject({
      columns: [{ blocks: [{ type: 'header' }] }, { blocks: [{ type: 'text' }] }],
    });
    expect(parsed[1]?.needs).toEqual(['header', 'text']);
    expect(onDrop.mock.calls).toEqual([
      [expect.objectContaining({ index: 1, path: '1.columns.1.blocks.0', reason: 'unknown' })],
    ]);
  });

  it('goes three blocks deep and no deeper', () => {
    const onDrop = vi.fn();
    const nest = (depth: number): object =>
      depth === 0 ? heading : { type: 'columns', columns: [{ blocks: [nest(depth - 1)] }] };
    parseBlocks([nest(2)], { onDrop });
    expect(onDrop).not.toHaveBeenCalled();
    parseBlocks([nest(6)], { onDrop });
    expect(onDrop.mock.calls.map(([{ path, reason }]) => [path, reason])).toEqual([
      ['0.columns.0.blocks.0.columns.0.blocks.0.columns.0.blocks.0', 'deep'],
    ]);
    expect(parseBlocks([nest(5_000), heading])).toHaveLength(1);
  });

  it('leaves a note where a block was dropped, in preview alone', () => {
    const bad = { type: 'header', tag: 'h2' };
    expect(parseBlocks([bad])).toEqual([]);
    expect(parseBlocks([bad], { preview: true })).toMatchObject([
      { type: NOTE, props: { path: '0', type: 'header', reason: 'invalid' } },
    ]);
    expect(parseBlocks([{ type: NOTE, issues: ['x'] }])).toEqual([]);
  });

  it('reads the frame that every block may have, and leaves out what is bad in it', () => {
    const framed = { ...heading, theme: 'deep', anchor: 'priemka', width: 'reading' };
    expect(parseBlocks([framed])[0]?.frame).toEqual({
      theme: 'deep',
      anchor: 'priemka',
      width: 'reading',
    });
    const [plain] = parseBlocks([heading]);
    expect(parseBlocks([{ ...heading, theme: 'pink' }])).toEqual([plain]);
    expect(parseBlocks([{ ...heading, anchor: '1"><script>' }])).toEqual([plain]);
  });

  it.each(['constructor', '__proto__', 'toString', ''])('does not know the type «%s»', (type) => {
    expect(parseBlocks([{ type }])).toEqual([]);
  });

  it('never throws, and accounts for every block it was given', () => {
    const types = fc.constantFrom(...registry.map(({ type }) => type), 'nothing');
    const fields = fc.constantFrom('tag', 'text', 'html', 'items', 'typeform', 'title', 'color');
    const likely = fc
      .tuple(types, fc.dictionary(fields, fc.anything({ withNullPrototype: true, maxDepth: 3 })))
      .map(([type, rest]) => ({ type, ...rest }));
    const mutated = fc
      .tuple(
        fc.constantFrom(
          ...registry.flatMap(({ type, examples }) =>
            Object.values(examples).map((example) => ({ type, ...example })),
          ),
        ),
        fields,
        fc.anything(),
      )
      .map(([block, field, value]) => ({ ...block, [field]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), likely, mutated)), (blocks) => {
        const onDrop = vi.fn();
        const parsed = parseBlocks(blocks, { onDrop });
        expect(parsed.length + onDrop.mock.calls.length).toBe(blocks.length);
        expect(() => JSON.stringify(parsed)).not.toThrow();
      }),
      { numRuns: 1_000 },
    );
  });
});
