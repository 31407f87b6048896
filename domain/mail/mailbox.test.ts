import { describe, expect, test } from 'vitest';
import { isEmailAddress } from '#domain/forms/check-field.ts';
import { mailboxOf } from './mailbox.ts';

describe('a mailbox is one, however it is spelled', () => {
  test.each([
    ['ada@example.com', ['ADA@Example.COM ', 'ada+roles@example.com', 'ada+1+2@example.com']],
    ['ada@gmail.com', ['a.d.a@gmail.com', 'A.da+x@googlemail.com', '.ada.@gmail.com']],
    ['ada@proton.me', ['a_d-a@protonmail.com', 'ada@pm.me']],
    ['a.da@icloud.com', ['a.da@me.com', 'a.da+x@mac.com']],
    [
      'v@corp.example',
      ['v@ｃｏｒｐ.example', 'v@corp。example', 'v@co\u00ADrp.example', 'ｖ@corp.example'],
    ],
    [
      'ada@xn--mller-kva.example',
      ['ada@müller.example', 'Ada@MÜLLER.example', 'ada@mu\u0308ller.example'],
    ],
  ])('%s', (mailbox, spellings) => {
    expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => mailbox));
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });

  test('others stay others', () => {
    const others = ['a.da@example.com', 'ada@mail.gmail.com', '+1@example.com', '+2@example.com'];
    expect(others.map(mailboxOf)).toEqual(others);
    expect(mailboxOf('...@gmail.com')).toBe('...@gmail.com');
  });
});

describe('an address of a form', () => {
  test.each([
    'ada@müller.example',
    'ada@MÜLLER.example',
    'ada@xn--mller-kva.example',
    'ada@straße.example',
    'ada@例え.example',
    'A.da+x@Mail.Example.com',
    'o_1@a_b.example',
  ])('%s is taken', (email) => expect(isEmailAddress(email)).toBe(true));

  test.each([
    'v@ｃｏｒｐ.example',
    'v@corp。example',
    'v@co\u00ADrp.example',
    'v@corp.ｅxample',
    'v@corp.example/x.example',
    'v@corp%2Eexample.com',
    'v@0x7f.1',
  ])('%s, which leads to another domain than is read, is refused', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});
