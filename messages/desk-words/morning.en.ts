/** Lines of the morning mail. */
export const morningWords = {
  overdue: '{kind} {reference}: overdue since {time}',
  due: '{kind} {reference}: due {time}',
  unassigned: '{kind} {reference}: due {time}, nobody is responsible yet',
  date: '{role}: {what} ({day})',
  more: 'And {count} more',
};
