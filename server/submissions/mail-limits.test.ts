import { expect, test } from 'vitest';
import type { MailName } from '#domain/mail/mail-template.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { isMailLimitReached, removeExpiredMailLimits, takeMailPermit } from './mail-limits.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const day = 24 * 60 * 60_000;
const to = 'ada@example.com';

function permits(db: Db, count: number, name: MailName = 'receipt') {
  return Promise.all(
    Array.from({ length: count }, (_, nth) =>
      takeMailPermit(db, { taskId: `${name}-${nth}`, name, to, now }),
    ),
  );
}

describeStores('the mails that an address gets in a day', ({ fresh }) => {
  test.each<[MailName, number, object]>([
    ['receipt', 5, { is: 'cancelled' }],
    ['status-link', 3, { is: 'cancelled' }],
    ['answer', 20, { is: 'postponed', until: now + day }],
    ['answer-notice', 20, { is: 'postponed', until: now + day }],
    ['role-alert', 1, { is: 'postponed', until: now + day }],
    ['role-alert-question', 1, { is: 'postponed', until: now + day }],
  ])('are limited for %s to %i, also when all are sent at once', async (name, limit, beyond) => {
    const { db } = await fresh();
    const found = await permits(db, limit + 4, name);
    expect(found.filter(({ is }) => is === 'granted')).toHaveLength(limit);
    expect(found.filter(({ is }) => is !== 'granted')).toEqual(Array(4).fill(beyond));
    expect(await isMailLimitReached(db, { name, to, now })).toBe(true);
  });

  test('count attempts of one mail once, and apart from other addresses and mails', async () => {
    const { db } = await fresh();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const given = { taskId: 'one', name: 'receipt' as const, to, now: now + attempt };
      expect(await takeMailPermit(db, given)).toEqual({ is: 'granted' });
    }
    expect((await permits(db, 4)).map(({ is }) => is)).toEqual(Array(4).fill('granted'));
    const full = { taskId: 'new', name: 'receipt' as const, now };
    expect((await takeMailPermit(db, { ...full, to })).is).toBe('cancelled');
    expect((await takeMailPermit(db, { ...full, to: 'ADA+2@example.com' })).is).toBe('cancelled');
    expect((await takeMailPermit(db, { ...full, to: 'grace@example.com' })).is).toBe('granted');
    expect((await takeMailPermit(db, { ...full, to, name: 'status-link' })).is).toBe('granted');
    expect((await takeMailPermit(db, { ...full, to, name: 'staff-notice' })).is).toBe('granted');
  });

  test.each<[string, string[]]>([
    [
      'dots of Gmail',
      ['v.x@', 'vx@', 'v.x+1@', 'V.X@'].flatMap((name) => [
        `${name}gmail.com`,
        `${name}googlemail.com`,
      ]),
    ],
    [
      'IDNA',
      [
        'corp.example',
        'ｃorp.example',
        'corp。example',
        'co\u00ADrp.example',
        'CORP.example',
        'cｏrp.example',
        'corp．example',
        'ＣＯＲＰ.example',
      ].map((domain) => `v@${domain}`),
    ],
  ])('are those of one mailbox, however it is spelled: %s', async (_, spellings) => {
    const { db } = await fresh();
    for (const [name, limit] of [
      ['receipt', 5],
      ['role-alert-confirm', 3],
    ] as const) {
      const found = [];
      for (const [nth, to] of spellings.entries()) {
        found.push((await takeMailPermit(db, { taskId: `${name}-${nth}`, name, to, now })).is);
      }
      expect(found.filter((is) => is === 'granted')).toHaveLength(limit);
    }
  });

  test('share one budget over every kind that anybody can cause; answers are not of it', async () => {
    const { db } = await fresh();
    const names = [
      'receipt',
      'withdrawal',
      'status-link',
      'role-alert-confirm',
      'saved-roles',
    ] as const;
    const found = [];
    for (let nth = 0; nth < 20; nth += 1) {
      const name = names[nth % names.length]!;
      found.push((await takeMailPermit(db, { taskId: `${nth}`, name, to, now })).is);
    }
    expect(found.filter((is) => is === 'granted')).toHaveLength(8);
    expect(found.slice(8).every((is) => is === 'cancelled')).toBe(true);
    for (const name of names) expect(await isMailLimitReached(db, { name, to, now })).toBe(true);
    for (const name of ['answer', 'answer-notice', 'role-alert'] as const) {
      expect((await takeMailPermit(db, { taskId: name, name, to, now })).is).toBe('granted');
    }
    const later = { taskId: 'later', name: 'receipt', to, now: now + day } as const;
    expect((await takeMailPermit(db, later)).is).toBe('granted');
  });

  test('are kept without the address, end after a day and are removed', async () => {
    const { db } = await fresh();
    await permits(db, 5);
    expect(JSON.stringify(await db.all('select * from mail_limit'))).not.toContain('ada');
    await removeExpiredMailLimits(db, now + day - 1);
    expect(await db.all('select 1 as one from mail_limit')).toHaveLength(5);
    const later = { taskId: 'later', name: 'receipt' as const, to, now: now + day };
    expect((await takeMailPermit(db, later)).is).toBe('granted');
    await removeExpiredMailLimits(db, now + day);
    expect(await db.all('select 1 as one from mail_limit')).toHaveLength(1);
  });
});
