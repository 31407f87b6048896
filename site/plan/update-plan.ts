const answerSelector = '#plan-answer';

/**
 * Updates the answer in place when a question is answered. Without this script the form asks for
 * the same address and the page is loaded again.
 */
export function updatePlanInPlace(form: HTMLFormElement, status: HTMLElement) {
  let request = new AbortController();

  form.addEventListener('change', () => void update().catch(report));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update()
      .then(showAnswer)
      // A plain submission shows what is wrong, or the browser's own page without a network.
      .catch((error: unknown) => isAborted(error) || form.submit());
  });

  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]')) window.print();
  });

  async function update() {
    request.abort();
    request = new AbortController();
    const response = await fetch(addressOf(form), { signal: request.signal });
    if (!response.ok) throw new Error(`The plan answered ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const answer = page.querySelector<HTMLElement>(answerSelector);
    if (!answer) throw new Error('The page has no plan');
    document.querySelector(answerSelector)?.replaceWith(answer);
    status.textContent = answer.dataset.updated ?? '';
    // Elsewhere than on its own page the plan leaves the address alone.
    if (location.pathname === new URL(form.action).pathname && answer.dataset.address) {
      history.replaceState(history.state, '', answer.dataset.address);
    }
  }

  function report(error: unknown) {
    if (!isAborted(error)) status.textContent = form.dataset.failed ?? '';
  }
}

function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  address.hash = '';
  address.search = '';
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value));
  return address;
}

function showAnswer() {
  const answer = document.querySelector(answerSelector);
  answer?.scrollIntoView();
  answer?.querySelector('h2')?.focus({ preventScroll: true });
}

/** A newer answer has taken the place of this one. */
function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
