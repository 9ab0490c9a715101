import { expect, test } from 'vitest';
import { cvFileName, fileNameIn } from './cv-file-name.ts';

test.each([
  ['Luz Núñez CV.pdf', 'Luz Núñez CV.pdf'],
  ['Currículum Ana López', 'Currículum Ana López.pdf'],
  ['document:1234', 'document1234.pdf'],
  ['CV Ana.pdf (1)', 'CV Ana (1).pdf'],
  ['C:\\fakepath\\cv.DOCX', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['cv.exe', 'cv.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.pdf'],
  ['a"b<c>\r\nBcc: x.pdf', 'abc Bcc x.pdf'],
  ['', 'cv.pdf'],
  ['...', 'cv.pdf'],
  [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(100)}.pdf`],
  ['Nu\u0301n\u0303ez.pdf', 'Núñez.pdf'],
])('§5.3 CV: the file %j is kept as %j', (sent, kept) => {
  expect(cvFileName(sent, 'pdf')).toBe(kept);
});

test.each([
  ["attachment; filename*=UTF-8''Luz%20N%C3%BA%C3%B1ez.pdf", 'Luz Núñez.pdf'],
  [`attachment; filename="cv.pdf"; filename*=utf-8'es'%C3%B1.pdf`, 'ñ.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=cv.pdf", 'cv.pdf'],
  ['attachment; filename="mi cv.pdf"', 'mi cv.pdf'],
  ['attachment', ''],
  [undefined, ''],
])('§5.3 CV: the header %j names the file %j', (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
