// Publishes a role from a file:
// SITE_URL=https://firm.example API_KEY=ngk_… node docs/api/publish-role.mjs role.json
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';

async function send(path, body) {
  const response = await fetch(`${process.env.SITE_URL}/api/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.API_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new Error(`${answer.title} ${JSON.stringify(answer.issues ?? '')}`);
}

const content = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { id, version } = await send('/vacancies', { content });
const { reference, address } = await send(`/vacancies/${id}/publish`, { version });
console.log(`${reference} is open at ${process.env.SITE_URL}/vacancies/${address}`);
