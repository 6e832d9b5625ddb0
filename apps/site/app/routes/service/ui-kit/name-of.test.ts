import { expect, it } from 'vitest';
import { nameOf } from './name-of.ts';

it.each([
  ['Компоненты/Button', 'Button'],
  ['Button', 'Button'],
])('the component of «%s» is «%s»', (title, name) => expect(nameOf(title)).toBe(name));
