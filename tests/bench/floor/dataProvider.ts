import type { DataProvider, GetListParams, RaRecord } from 'react-admin';

declare global {
  interface Window {
    /** Set by the bench: the platform's address, and a credential obtained before the run. */
    floor: { platformUrl: string; token: string; userId: string };
  }
}

interface Product {
  id: string;
  sku: string;
  product_description: string;
  item_app_eligible: string | null;
  is_archived: boolean;
  account?: { name?: string };
}

async function read<Answer>(path: string): Promise<Answer> {
  const { platformUrl, token, userId } = window.floor;
  const response = await fetch(platformUrl + path, {
    headers: { Authorization: `Bearer ${token}`, 'X-User-Id': userId },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** The columns of the console's list, flat, so that ListGuesser guesses no references and makes no second call. */
const flat = ({
  id,
  sku,
  product_description,
  item_app_eligible,
  is_archived,
  account,
}: Product) => ({
  id,
  sku,
  product_description,
  item_app_eligible,
  is_archived,
  organization: account?.name ?? '',
});

async function getList(_resource: string, params: GetListParams) {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const { products, total } = await read<{ products: Product[]; total: number }>(
    `/api/products?page=${page}&limit=${perPage}`,
  );
  return { data: products.map(flat), total };
}

async function getOne(_resource: string, { id }: { id: RaRecord['id'] }) {
  return { data: flat(await read<Product>(`/api/products/${id}`)) };
}

const unused = () => Promise.reject(new Error('The floor only reads.'));

// react-admin lets the caller choose the record type; this provider has only one.
export const dataProvider = {
  getList,
  getOne,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
} as unknown as DataProvider;
