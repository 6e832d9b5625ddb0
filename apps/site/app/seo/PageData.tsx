export interface PageDataProps {
  /** As `jsonLd` writes it: `import.meta.env.SSR ? jsonLd(…) : ''`. */
  json: string;
}

/**
 * What search engines read of a page, in the document alone: a browser that comes from another page needs
 * none, and its code need not carry what makes it.
 */
export function PageData({ json }: PageDataProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
