interface ImportMetaEnv {
  /** SITE_URL when the site was built; empty means the one in content/company.yaml. */
  readonly SITE_URL: string;
}

interface Window {
  /** Set by React Router once it has taken the page over. */
  readonly __reactRouterDataRouter?: import('react-router').DataRouter;
  /** Set by the manifest that React Router's pages load; its address names the build. */
  readonly __reactRouterManifest?: {
    readonly url: string;
    readonly routes: Record<string, { readonly hasDefaultExport: boolean }>;
  };
}
