import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { alertLinkIn, serveAlerts } from '#tests/support/server/alert-server.ts';
import { browser, send } from '#tests/support/server/status-server.ts';
import { changeRole, day, publishRole } from '#tests/support/stores/role-alerts.ts';
import { describeStores } from '#tests/support/stores/stores.ts';

const ada = 'ada@example.com';
const quality = { email: ada, role: 'quality', q: 'EN 9100' };

describeStores('an alert from the first request to the end', (store) => {
  test('is confirmed, changed and ended by links of its mails', async () => {
    const { subscribe, mail, shownAlert, post, runJob, db, clock, advance, base, settled } =
      await serveAlerts(store);
    const requested = await subscribe(quality);
    expect(requested.statusCode).toBe(200);
    expect(requested.json()).toMatchObject({ alert: { is: 'requested' } });
    const first = await mail(ada);
    const page = alertLinkIn(first.parsed.text);
    expect(await shownAlert(page)).toMatchObject({
      is: 'confirm',
      filter: '?q=EN+9100&role=quality',
    });
    expect((await post(`${page}/confirm`)).headers.location).toBe(`${page}?done=confirmed`);
    expect(await shownAlert(`${page}?done=confirmed`)).toMatchObject({
      is: 'manage',
      done: 'confirmed',
    });

    const opened = await publishRole(db, {}, clock.now());
    const gone = await publishRole(db, {}, clock.now());
    await runJob();
    const news = await mail(ada, 2);
    expect(news.parsed.subject).toBe('2 new roles for you');
    expect(alertLinkIn(news.parsed.text)).toBe(page);
    expect(opened).not.toBe(gone);

    const changed = { role: 'engineering', cadence: 'weekly' };
    expect((await post(`${page}/change`, changed)).headers.location).toBe(`${page}?done=changed`);
    expect(await shownAlert(page)).toMatchObject({
      filter: '?role=engineering',
      cadence: 'weekly',
    });

    advance(7 * day);
    await publishRole(db, { roleCategory: 'Engineering' }, clock.now());
    await runJob();
    const { parsed } = await mail(ada, 3);
    const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<https://firm.example${page}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = await send(base, {
      method: 'POST',
      url: page,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await shownAlert(page)).toMatchObject({ is: 'ended' });
    // Again, as a mail program may repeat it.
    expect((await post(page, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    await settled();
    expect(await db.all('select email from role_alert')).toEqual([{ email: null }]);
  });

  test.each([
    ['en-GB', '16 May 2027'],
    ['de-DE', '16. Mai 2027'],
  ] as const)('asks once in %s whether it shall go on, then ends', async (edition, end) => {
    const { subject } = catalogue().mail('role-alert-question', edition);
    const { subscribe, mail, mailsTo, shownAlert, post, runJob, advance, settled } =
      await serveAlerts(store);
    await subscribe({ ...quality, edition });
    const page = alertLinkIn((await mail(ada)).parsed.text);
    await post(`${page}/confirm`);
    advance(Date.parse('2027-04-19T10:00:00Z') - Date.parse('2026-11-16T09:00:00Z'));
    await runJob();
    const question = await mail(ada, 2);
    expect(question.parsed.subject).toBe(subject);
    expect(question.parsed.text).toContain(end);
    expect(alertLinkIn(question.parsed.text)).toBe(page);
    advance(day);
    await runJob();
    await settled();
    expect(mailsTo(ada)).toHaveLength(2);
    advance(30 * day);
    expect(await shownAlert(page)).toMatchObject({ is: 'ended' });
    await runJob();
    expect(await shownAlert(page)).toMatchObject({ is: 'ended' });
    await settled();
    expect(mailsTo(ada)).toHaveLength(2);
  });

  test('says the same for every address, and nothing of who asked', async () => {
    const { subscribe, post, mail, mailsTo, settled } = await serveAlerts(store);
    const spam = { q: 'Buy pills at evil.example', sector: 'aviation' };
    const answers = [await subscribe({ email: ada, ...spam })];
    const first = await mail(ada);
    expect(first.parsed.text).not.toMatch(/pills|evil/);
    expect(first.parsed.html).not.toMatch(/pills|evil/);
    await post(`${alertLinkIn(first.parsed.text)}/never`);
    answers.push(await subscribe({ email: ada }), await subscribe({ email: 'bob@example.com' }));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await mail('bob@example.com');
    await settled();
    expect(mailsTo(ada)).toHaveLength(1);
  });

  test('changes nothing when a program opens every link of its mails', async () => {
    const { subscribe, mail, post, runJob, db, clock, base, settled } = await serveAlerts(store);
    const rows = () => db.all('select * from role_alert');
    const scan = async (text: string, html: string) => {
      const links = `${text} ${html}`.match(/https:\/\/firm\.example[^\s"<>,]*/g) ?? [];
      for (const link of new Set(links)) {
        const url = link.slice('https://firm.example'.length) || '/';
        await send(base, { url });
        await send(base, { method: 'HEAD', url });
      }
      return links.length;
    };
    await subscribe(quality);
    const { parsed } = await mail(ada);
    const asked = await rows();
    expect(await scan(parsed.text!, parsed.html!)).toBeGreaterThan(0);
    expect(await rows()).toEqual(asked);
    const page = alertLinkIn(parsed.text);
    await post(`${page}/confirm`);
    await publishRole(db, {}, clock.now());
    await runJob();
    const news = await mail(ada, 2);
    await settled();
    const told = await rows();
    expect(await scan(news.parsed.text!, news.parsed.html!)).toBeGreaterThan(2);
    for (const action of ['confirm', 'change', 'keep', 'never']) {
      expect((await send(base, { url: `${page}/${action}` })).statusCode).toBe(404);
    }
    expect(await rows()).toEqual(told);
  });

  test('refuses posts of other sites and tokens that it did not issue', async () => {
    const { subscribe, mail, post, shownAlert, ask, base } = await serveAlerts(store);
    await subscribe(quality);
    const page = alertLinkIn((await mail(ada)).parsed.text);
    const forged = await send(base, {
      method: 'POST',
      url: `${page}/confirm`,
      headers: { ...browser, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      payload: '',
    });
    expect(forged.statusCode).toBe(403);
    expect(await shownAlert(page)).toMatchObject({ is: 'confirm' });
    const other = page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await ask(other)).statusCode).toBe(404);
    expect((await post(`${other}/confirm`)).statusCode).toBe(404);
  });

  test('shows the form again for what is no address', async () => {
    const { subscribe, db } = await serveAlerts(store);
    for (const email of ['', 'ada', 'ada@example.com, eve@example.com', 'a@b.c\r\nBcc: d@e.f']) {
      const answer = await subscribe({ email, role: 'quality' });
      expect([400, 200]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ alert: { is: 'ask', filter: '?role=quality' } });
    }
    expect(await db.all('select 1 as one from role_alert')).toEqual([]);
  });

  test('leaves out of a mail what closed before it was sent', async () => {
    const { subscribe, mail, post, runJob, db, clock, mailsTo, settled } = await serveAlerts(
      store,
      (nth) => (nth === 2 ? 'greylist' : 'accept'),
    );
    await subscribe(quality);
    await post(`${alertLinkIn((await mail(ada)).parsed.text)}/confirm`);
    const closing = await publishRole(db, {}, clock.now());
    await runJob();
    await settled();
    await changeRole(db, closing, { state: { is: 'closed', on: '2026-11-16' } }, clock.now());
    await db.all(`update task set next_attempt_at = $1 where state = 'waiting'`, [clock.now()]);
    await settled();
    expect(mailsTo(ada)).toHaveLength(1);
    const news = `select state from task where purpose like 'role-news-%'`;
    expect(await db.all(news)).toEqual([{ state: 'cancelled' }]);
  });

  test('waits for the office to open', async () => {
    const { subscribe, mail, post, runJob, db, clock, advance, mailsTo, settled } =
      await serveAlerts(store, (nth) => (nth === 2 ? 'greylist' : 'accept'));
    await subscribe(quality);
    await post(`${alertLinkIn((await mail(ada)).parsed.text)}/confirm`);
    await publishRole(db, {}, clock.now());
    // Monday 18:30: nothing is planned. Tuesday it is, and the mail server asks to come back.
    advance(9.5 * 3_600_000);
    await runJob();
    const planned = `select state, next_attempt_at as at from task where purpose like 'role-news-%'`;
    expect(await db.all(planned)).toEqual([]);
    advance(day - 1.5 * 3_600_000);
    await runJob();
    await settled();
    advance(2 * 3_600_000);
    await db.all(`update task set next_attempt_at = $1 where state = 'waiting'`, [clock.now()]);
    await settled();
    expect(mailsTo(ada)).toHaveLength(1);
    const opening = Date.parse('2026-11-18T09:00:00Z');
    expect(await db.all(planned)).toEqual([{ state: 'waiting', at: opening }]);
  });

  test('ends after two mails that were refused for good', async () => {
    const { subscribe, mail, post, runJob, db, clock, advance, settled, shownAlert } =
      await serveAlerts(store, (nth) => (nth === 1 ? 'accept' : 'unknown-recipient'));
    await subscribe(quality);
    const page = alertLinkIn((await mail(ada)).parsed.text);
    await post(`${page}/confirm`);
    for (const expected of ['manage', 'ended']) {
      await publishRole(db, {}, clock.now());
      await runJob();
      await settled();
      expect(await shownAlert(page)).toMatchObject({ is: expected });
      advance(day);
    }
  });

  test('names ten roles and how many more', async () => {
    const { subscribe, mail, post, runJob, db, clock } = await serveAlerts(store);
    await subscribe({ ...quality, edition: 'de-DE' });
    const { parsed } = await mail(ada);
    expect(parsed.subject).toBe(catalogue().mail('role-alert-confirm', 'de-DE').subject);
    await post(`${alertLinkIn(parsed.text)}/confirm`);
    for (let nth = 0; nth < 13; nth += 1) await publishRole(db, {}, clock.now());
    await runJob();
    const news = await mail(ada, 2);
    expect(news.parsed.subject).toBe('13 neue Stellen für Sie');
    expect(news.parsed.text!.match(/https:\/\/firm\.example\/de\/vacancies\/role-/g)).toHaveLength(
      10,
    );
    expect(news.parsed.text).toContain('und 3 weitere:');
    expect(news.parsed.text).toContain('Festanstellung');
    expect(news.parsed.text).toContain('https://firm.example/de/vacancies?q=EN+9100&role=quality');
    expect(news.parsed.html).not.toContain('<img');
    const lines = news.bytes.toString().split('\r\n');
    expect(lines.filter((line) => /^List-Unsubscribe: <https:\S+>$/.test(line))).toHaveLength(1);
  });
});
