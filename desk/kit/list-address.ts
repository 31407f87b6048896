import { useSearchParams } from 'react-router';

/** What a list is filtered by stands in its address, so that it survives a reload and can be sent. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  return {
    parameters,
    change: (name: string, value: string) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    clear: () => setParameters({}, { replace: true }),
  };
}

/** The query of an address, without what is empty. */
export function searchOf(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
