const opened: HTMLElement[] = [];
const openers = new WeakMap<HTMLElement, Element | null>();
const isOpen = (element: HTMLElement) => opened.includes(element);

/** Gives jsdom, which has none, the platform's popovers: buttons that toggle, Escape, the focus given back. */
export function installPopover(): void {
  const { prototype } = HTMLElement;
  prototype.showPopover = function showPopover() {
    if (isOpen(this)) return;
    openers.set(this, document.activeElement);
    announce(this, 'beforetoggle', 'open');
    opened.push(this);
    // jsdom's own style sheet hides what is not open, and cannot know that this is.
    this.style.display = 'block';
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
    announce(this, 'toggle', 'open');
  };
  prototype.hidePopover = function hidePopover() {
    if (!isOpen(this)) return;
    announce(this, 'beforetoggle', 'closed');
    opened.splice(opened.indexOf(this), 1);
    const held = this.contains(document.activeElement);
    this.style.display = '';
    const opener = openers.get(this);
    if (held && opener instanceof HTMLElement) opener.focus();
    announce(this, 'toggle', 'closed');
  };
  prototype.togglePopover = function togglePopover() {
    if (isOpen(this)) this.hidePopover();
    else this.showPopover();
    return isOpen(this);
  };
  document.addEventListener('click', toggleByButton);
  document.addEventListener('keydown', closeByEscape);
}

function announce(element: HTMLElement, type: string, newState: 'open' | 'closed') {
  const oldState = newState === 'open' ? 'closed' : 'open';
  element.dispatchEvent(Object.assign(new Event(type), { newState, oldState }));
}

function toggleByButton({ target }: Event) {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  popover?.togglePopover();
  const beside = target instanceof Node ? opened.filter((one) => !one.contains(target)) : [];
  for (const one of beside)
    if (one !== popover && one.getAttribute('popover') !== 'manual') one.hidePopover();
}

function closeByEscape({ key }: KeyboardEvent) {
  const last = opened.findLast((one) => one.getAttribute('popover') !== 'manual');
  if (key === 'Escape') last?.hidePopover();
}
