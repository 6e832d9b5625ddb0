/** The contract of the Studio: one line a resource. Everything else is derived from these exports. */
export * from './catalogue/price.methods.ts';
export * from './content/page.methods.ts';
export * from './content/review.methods.ts';
export * from './desk/action.methods.ts';
export * from './desk/approval.methods.ts';
export * from './people/audit.methods.ts';
export * from './people/second-factor.methods.ts';
export * from './people/session.methods.ts';
export * from './people/staff.methods.ts';
export * from './sales/agent.methods.ts';
export * from './sales/buyer.methods.ts';
export * from './sales/lead.methods.ts';
export * from './sales/mortgage.methods.ts';
export * from './sales/office.methods.ts';
export * from './sales/order.methods.ts';
export * from './sales/viewing.methods.ts';
