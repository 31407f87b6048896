interface ImportMetaEnv {
  /** SITE_URL when the site was built; empty means the one in content/company.yaml. */
  readonly SITE_URL: string;
}
