import type { ComponentProps } from 'react';

/** Props of a thing to press: a link when it has an address, otherwise a button. */
export type ActionProps =
  | (ComponentProps<'a'> & {
      /** Address: with it this is a link. */
      href: string;
    })
  | (ComponentProps<'button'> & { href?: undefined });

/** Renders `<a>` for an address and `<button type="button">` without one. */
export function Action(props: ActionProps) {
  if (props.href === undefined) return <button type="button" {...props} />;
  // The children come with the props.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...props} />;
}
