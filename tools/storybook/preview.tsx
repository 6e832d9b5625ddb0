import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { useState, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import type { Preview } from '@storybook/react-vite';
import otherBrand from './other-brand.css?inline';
import './preview.css';

const phone = (width: number, height: number) => ({
  name: `Телефон ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** What takes the focus as it appears would scroll a page of many stories to itself. */
function OnDemand({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return open ? (
    children
  ) : (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      Показать
    </Button>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    tone: {
      description: 'Подложка',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'surface', title: 'Лист' },
          { value: 'paper', title: 'Лёд' },
          { value: 'deep', title: 'Глубокая вода' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Бренд',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'own', title: 'Меридиан 30' },
          { value: 'other', title: 'Другой бренд' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { tone: 'surface', brand: 'own' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Основы',
          ['Цвет', 'Шрифт', 'Пространство', 'Движение', 'Тексты интерфейса'],
          'Компоненты',
        ],
      },
    },
    viewport: {
      options: {
        narrowest: phone(320, 640),
        phone: phone(360, 740),
        tablet: { name: 'Планшет 900', styles: { width: '900px', height: '1100px' } },
        desk: { name: 'Стол 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <div
        className="ground"
        // What stands on dark ground alone says so itself.
        data-tone={String(parameters['tone'] ?? globals['tone'])}
        data-bleed={parameters['bleed'] === true || undefined}
      >
        {globals['brand'] === 'other' && <style>{otherBrand}</style>}
        {viewMode === 'docs' && parameters['onDemand'] === true ? (
          <OnDemand>
            <Story />
          </OnDemand>
        ) : (
          <Story />
        )}
      </div>
    ),
  ],
};

export default preview;
