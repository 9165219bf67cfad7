import { expect, test } from 'vitest'
import { mailOf } from './mail-of.ts'

const letter = {
  subject: 'A bid & more',
  lines: ['Dale <b>typed</b> this:', 'first line\nsecond "line"'],
  to: { link: 'https://roadcall.example/s/abc?a=1&b=2#token=k', button: 'See it' },
  deeds: [{ text: 'Accept it', link: 'https://roadcall.example/accept#token=z' }],
  why: 'You get this because you asked.',
}

test('what a person typed stays letters in the HTML of a mail', () => {
  const { html } = mailOf(letter, 'en-US')
  expect(html).toContain('Dale &lt;b&gt;typed&lt;/b&gt; this:')
  expect(html).toContain('first line<br>second &quot;line&quot;')
  expect(html).toContain('<title>A bid &amp; more</title>')
})

test('the links stand under words in the HTML, and as they are in the plain twin', () => {
  const { html, text } = mailOf(letter, 'en-US')
  expect(html).toContain('href="https://roadcall.example/s/abc?a=1&amp;b=2#token=k"')
  expect(html).toContain('href="https://roadcall.example/accept#token=z"')
  expect(html.replace(/<[^>]*>/g, '')).not.toContain('token')
  expect(text).toContain('\n\nhttps://roadcall.example/s/abc?a=1&b=2#token=k\n\n')
})
