/** Header, menus and footer of the account: asked for once a request, whoever needs them. */
export const ACCOUNT_MENU = { key: 'account', method: 'LK.GetTemplate', data: {} } as const;
