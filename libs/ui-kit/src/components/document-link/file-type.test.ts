import { expect, it } from 'vitest';
import { fileTypeName } from './file-type.ts';

it.each([
  ['application/pdf', '/files/1', 'PDF'],
  ['pdf', '/files/1', 'PDF'],
  ['.docx', '/files/1', 'DOCX'],
  ['application/msword', '/files/1', 'DOC'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '/files/1', 'DOCX'],
  ['text/plain; charset=utf-8', '/files/1', 'TXT'],
  ['application/octet-stream', '/files/akt.xlsx', 'XLSX'],
  [undefined, '/files/akt.PDF?v=2', 'PDF'],
  ['', '/files/akt', 'Файл'],
])('%s at %s is %s', (type, src, name) => {
  expect(fileTypeName(type, src)).toBe(name);
});
