// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ZoomStage } from './ZoomStage.tsx';

/** What jsdom does not measure: a window that the picture fills. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const [name, value] of Object.entries({
    clientWidth: 800,
    clientHeight: 500,
    offsetWidth: 800,
    offsetHeight: 500,
  })) {
    vi.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockReturnValue(value);
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(whole = false) {
  const onMove = vi.fn();
  render(
    <ZoomStage label="Фасад" width={1600} height={1000} whole={whole} onMove={onMove}>
      <a href="/flat">Этаж 7</a>
    </ZoomStage>,
  );
  const link = screen.getByRole('link', { name: 'Этаж 7' });
  return { onMove, link, transform: () => link.parentElement?.style.transform };
}

describe('a stage', () => {
  it('is magnified and made whole again by its buttons', async () => {
    const { transform, onMove } = draw();
    expect(screen.queryByRole('button', { name: 'Показать целиком' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Приблизить' }));
    expect(transform()).toBe('translate(-240px, -150px) scale(1.6)');
    expect(onMove).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Показать целиком' }));
    expect(transform()).toBe('');
  });

  it('is magnified and moved by keys', async () => {
    const { transform } = draw();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('+');
    await userEvent.keyboard('{ArrowLeft}');
    expect(transform()).toBe('translate(-160px, -150px) scale(1.6)');
    await userEvent.keyboard('0');
    expect(transform()).toBe('');
  });

  it('leaves the wheel to the page, and says how the picture is magnified', () => {
    const { link, transform } = draw();
    expect(fireEvent.wheel(link, { deltaY: -100 })).toBe(true);
    expect(transform()).toBe('');
    expect(screen.getByText(/с клавишей Ctrl/)).toBeDefined();
    expect(fireEvent.wheel(link, { deltaY: -100, ctrlKey: true })).toBe(false);
    expect(transform()).toContain('scale(1.34');
  });

  it('that lies over the page has the wheel for itself', () => {
    const { link, transform } = draw(true);
    expect(fireEvent.wheel(link, { deltaY: -100 })).toBe(false);
    expect(transform()).toContain('scale(1.34');
  });

  it('does not follow a link at the end of a drag', () => {
    const { link } = draw();
    const viewport = link.parentElement?.parentElement ?? expect.fail('no window');
    viewport.setPointerCapture = () => {};
    fireEvent.pointerDown(link, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(link, { pointerId: 1, clientX: 60, clientY: 10 });
    fireEvent.pointerUp(link, { pointerId: 1 });
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    expect(fireEvent.click(link, { detail: 1 })).toBe(true);
  });
});
