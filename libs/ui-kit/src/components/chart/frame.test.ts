import { describe, expect, it } from 'vitest';
import { frameOf } from './frame.ts';
import { formatMoneyTick } from './money-tick.ts';

const months = ['июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь'];
const chart = {
  kind: 'line' as const,
  height: 260,
  labels: months,
  series: [{ name: 'Цена', values: [23.2, 23.2, 23.3, 23.3, 23.2, 22.4].map((n) => n * 1e8) }],
  formatTick: formatMoneyTick,
};

describe('layout of a chart', () => {
  it.each([320, 390, 640, 1200])('keeps labels apart and inside at %d px', (width) => {
    const { labelAxis, left } = frameOf({ ...chart, width });
    const half = (text: string) => (text.length * 7) / 2;
    labelAxis.forEach(({ at, text }, index) => {
      expect(at + half(text)).toBeLessThanOrEqual(width);
      const before = labelAxis[index - 1];
      if (before) expect(before.at + half(before.text)).toBeLessThan(at - half(text));
    });
    expect(labelAxis.at(-1)?.text).toBe('ноябрь');
    expect(left).toBeLessThan(width / 2);
  });

  it('shows fewer labels on a phone', () => {
    const count = (width: number) => frameOf({ ...chart, width }).labelAxis.length;
    expect(count(320)).toBeLessThan(count(1200));
    expect(count(1200)).toBe(6);
  });

  it('writes money on the axis', () => {
    expect(frameOf({ ...chart, width: 640 }).valueAxis.map(({ text }) => text)).toContain(
      '23\u00a0млн\u00a0₽',
    );
  });

  it('stands bars on zero', () => {
    const { base, bottom, valueAxis } = frameOf({ ...chart, kind: 'bar', width: 640 });
    expect(base).toBe(bottom);
    expect(valueAxis[0]?.text).toBe('0\u00a0₽');
  });

  it('draws a single value and none at all', () => {
    const one = frameOf({
      ...chart,
      labels: ['июнь'],
      series: [{ name: 'Цена', values: [5] }],
      width: 320,
    });
    expect(Number.isFinite(one.x(0)) && Number.isFinite(one.y(5))).toBe(true);
    const none = frameOf({ ...chart, labels: [], series: [], width: 320 });
    expect(none.labelAxis).toEqual([]);
  });
});
