// Acknowledges each new application:
// SITE_URL=https://firm.example API_KEY=ngk_… node docs/api/answer-applications.mjs
async function ask(path, { idempotencyKey, ...body } = {}) {
  const response = await fetch(`${process.env.SITE_URL}/api/v1${path}`, {
    method: idempotencyKey ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${process.env.API_KEY}`,
      ...(idempotencyKey && {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      }),
    },
    ...(idempotencyKey && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error((await response.json()).title);
  return response.json();
}

for (let after = '0_0', more = true; more;) {
  const page = await ask(`/submissions?kind=job-application&state=new&after=${after}`);
  for (const { id, version } of page.submissions) {
    const { reference, fields } = await ask(`/submissions/${id}`);
    const text = `Dear ${fields.firstName}, thank you. We read your application this week.`;
    // The same key for the same application: whatever fails in between, it is answered once.
    const idempotencyKey = `acknowledge-${id}`;
    await ask(`/submissions/${id}/answers`, { idempotencyKey, version, subject: reference, text });
    console.log(`${reference} is answered`);
  }
  ({ cursor: after, more } = page);
}
