/** Before a build: turns the page into what browsers draw, and puts the map's data below `/map`. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseBlocks } from '@m30/blocks/server';

const page = [
  { type: 'header', tag: 'h2', text: 'Дом сдан, ключи выдают' },
  { type: 'text', html: '<p>Двор закрыт для машин, до метро пять минут.</p>' },
  { type: 'stats', items: [{ value: '214', text: 'квартир' }] },
];

mkdirSync('public', { recursive: true });
writeFileSync('public/page.json', JSON.stringify(parseBlocks(page)));
cpSync('node_modules/@m30/map/assets', 'public/map', { recursive: true });
