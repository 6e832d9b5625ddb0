/** Id of the control of a field, by its path in the input: `users.0.snils` is `order-users-0-snils`. */
export const fieldId = (path: string): string => `order-${path.replaceAll('.', '-')}`;
