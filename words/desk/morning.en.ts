/** Lines of the morning mail and of the summary of notices. */
export const morningWords = {
  overdue: '{kind} {reference}: overdue since {time}',
  due: '{kind} {reference}: due {time}',
  unassigned: '{kind} {reference}: due {time}, nobody is responsible yet',
  date: '{role}: {what} ({day})',
  new: '{kind} {reference}: new',
  replied: '{kind} {reference}: the sender has replied',
  late: '{kind} {reference}: overdue',
  more: 'And {count} more',
};
