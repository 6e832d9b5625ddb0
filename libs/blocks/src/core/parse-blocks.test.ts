import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '../registry.ts';
import { parseBlocks } from '../server.ts';

const heading = { type: 'header', tag: 'h2', text: 'Приёмка' };

describe('parseBlocks', () => {
  it('drops what is unknown or malformed, says why, and keeps the rest in order', () => {
    const onDrop = vi.fn();
    const parsed = parseBlocks(
      [
        heading,
        { type: 'hologram' },
        { ...heading, tag: 'h1' },
        null,
        { type: 'buttonform', typeform: 'callRequest' },
        {
          type: 'accordion',
          items: [
            { title: 'Вопрос', html: 'x' },
            { title: '', html: 1 },
          ],
        },
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
    expect(onDrop.mock.calls[3]?.[0].issues.join()).toContain('items.1.title');
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
