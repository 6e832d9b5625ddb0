// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServerHtml } from './ServerHtml.tsx';

afterEach(cleanup);

test.each([
  ['<p>Спасибо, <b>Анна</b>.</p>', '<p>Спасибо, <b>Анна</b>.</p>'],
  ['просто слова', 'просто слова'],
  ['<h2>Готово</h2><ul><li>раз</li></ul>', '<h3>Готово</h3><ul><li>раз</li></ul>'],
  ['<div class="x"><p style="color:red" onclick="x()">a<br>b</p></div>', '<p>a<br>b</p>'],
  [
    '<a href="tel:+78123303030" target="_blank">звонок</a>',
    '<a href="tel:+78123303030">звонок</a>',
  ],
  ['<a href="https://a.example/b">a</a>', '<a href="https://a.example/b">a</a>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" java\nscript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,x">a</a>', 'a'],
  ['<a>a</a>', 'a'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<svg><script>alert(1)</script><a href="javascript:1">x</a></svg>a', 'a'],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>a', 'a'],
  ['<iframe srcdoc="<script>1</script>"></iframe>a', 'a'],
  ['<form action="//evil"><button formaction="//evil">a</button></form>', 'a'],
  ['<!-- secret -->a', 'a'],
  ['&lt;b&gt;', '&lt;b&gt;'],
])('%s is shown as %s', (html, shown) => {
  const { container } = render(<ServerHtml html={html} />);
  expect(container.innerHTML).toBe(shown);
});
