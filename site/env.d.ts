interface ImportMetaEnv {
  /** SITE_URL when the site was built; empty means the one in content/company.yaml. */
  readonly SITE_URL: string;
}

interface Window {
  /** Set by the manifest that React Router's pages load; its address names the build. */
  readonly __reactRouterManifest?: { readonly url: string };
}
