import type { BlockExamples } from '../../define-block/define-block.ts';
import type { SvgInput } from './svg.schema.ts';

const plan = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200" onload="alert(1)">
  <g fill="none" stroke="var(--m30-mark)" stroke-width="2">
    <path d="M20 180V60l120-40 120 40v120z"/>
    <rect x="300" y="80" width="140" height="100"/>
    <circle cx="540" cy="120" r="60" stroke="var(--m30-axis)"/>
  </g>
  <text x="20" y="198" font-size="13">Дом</text><text x="300" y="198" font-size="13">Сад</text>
  <script>alert(1)</script><image href="https://evil.example/x.png"/>
</svg>`;

export const examples: BlockExamples<SvgInput> = {
  minimal: {
    svg: '<svg viewBox="0 0 36 36"><path d="M18 0v36" fill="none" stroke="var(--m30-axis)" stroke-width="2.5"/></svg>',
    title: 'Меридиан',
    size: 64,
  },
  full: {
    svg: plan,
    title: 'Разрез участка: дом, сад и\u00a0пруд',
    caption: 'Сад отделяет дом от\u00a0улицы на\u00a030\u00a0метров.',
    size: 960,
    theme: 'paper',
  },
  edge: {
    svg: `<svg viewBox="0 0 2000 40">${'<path d="M0 20h2000" stroke="currentColor"/>'.repeat(60)}<text y="30">${'слово '.repeat(60)}</text></svg>`,
    title: 'Очень широкий чертёж '.repeat(8),
    caption: 'безпробелов'.repeat(40),
    theme: 'deep',
  },
};
