/** Where redirects may lead: one function judges paths, `localPath` of `@m30/api/local-path`. */

const PATH = String.raw`TemplateLiteral[quasis.0.value.raw=/^\u002f[a-z]/]`;
const FIXED = 'ConditionalExpression[consequent.type="Literal"][alternate.type="Literal"]';
const JUDGED = 'LogicalExpression[left.callee.name="localPath"]';

/** A redirect whose target is neither written out nor judged: an entry of `no-restricted-syntax`. */
export const openRedirect = {
  selector: `:matches(CallExpression[callee.name=/^redirect(Document)?$/], CallExpression[callee.property.name="redirect"]) > :not(Literal, ${PATH}, ${FIXED}, ${JUDGED}):first-child`,
  message:
    'This may lead to another site. Use redirectWithin of @m30/shell/server, or ask localPath of @m30/api/local-path.',
};
