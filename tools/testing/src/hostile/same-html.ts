/** Whether a case stands in two places alike, but for what React notes for itself and what waits for no script. */
export function sameHtml(one: ParentNode, other: ParentNode, index: number): boolean {
  const [first, second] = [one, other].map((root) =>
    bare(root.querySelector(`[data-case="${index}"]`)),
  );
  return !!first && !!second && first.isEqualNode(second);
}

function bare(element: Element | null): Node | null {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return null;
  const notes = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (notes.nextNode()) found.push(notes.currentNode);
  for (const note of found) note.parentNode?.removeChild(note);
  for (const hidden of copy.querySelectorAll('noscript')) hidden.replaceChildren();
  copy.normalize();
  return copy;
}
